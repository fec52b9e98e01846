import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import SearchIcon from '@mui/icons-material/Search';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function SearchAppBar() {
  return (
    <Box sx={{ width: '100%' }}>
      <AppBar position="static" component="div" color="default" elevation={1}>
        <Toolbar sx={{ gap: 2 }}>
          <Typography variant="h6" component="div" noWrap>
            Recipes
          </Typography>
          <Box
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              px: 1.5,
              ml: 'auto',
              borderRadius: 1,
              bgcolor: 'action.hover',
            }}
          >
            <SearchIcon fontSize="small" />
            <InputBase
              placeholder="Search"
              slotProps={{ input: { 'aria-label': 'Search recipes' } }}
            />
          </Box>
        </Toolbar>
      </AppBar>
    </Box>
  );
}

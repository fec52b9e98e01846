import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import SearchIcon from '@mui/icons-material/Search';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function ProminentAppBar() {
  return (
    <Box sx={{ width: '100%' }}>
      <AppBar position="static" component="div">
        <Toolbar sx={{ alignItems: 'flex-start', minHeight: 128, pt: 1, pb: 2 }}>
          <Typography variant="h5" component="div" sx={{ flexGrow: 1, alignSelf: 'flex-end' }}>
            Autumn in the mountains
          </Typography>
          <IconButton color="inherit" aria-label="Search in this album">
            <SearchIcon />
          </IconButton>
          <IconButton edge="end" color="inherit" aria-label="More">
            <MoreVertIcon />
          </IconButton>
        </Toolbar>
      </AppBar>
    </Box>
  );
}

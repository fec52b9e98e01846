import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import Drawer from '@mui/material/Drawer';
import Grid from '@mui/material/Grid';
import IconButton from '@mui/material/IconButton';
import MenuIcon from '@mui/icons-material/Menu';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import OrderTable from './order-table';
import Places from './places';
import StatCard from './stat-card';
import WeekChart from './week-chart';
import { stats } from './data';

export default function Dashboard() {
  const [open, setOpen] = React.useState(false);
  const [place, setPlace] = React.useState('Overview');

  return (
    <>
      <CssBaseline />
      <Box sx={{ minHeight: '100vh', bgcolor: 'background.default' }}>
        <AppBar position="static" component="div" color="default" elevation={1}>
          <Toolbar>
            <IconButton edge="start" aria-label="Open navigation" onClick={() => setOpen(true)} sx={{ mr: 1 }}>
              <MenuIcon />
            </IconButton>
            <Typography variant="h6" component="div">
              {place}
            </Typography>
          </Toolbar>
        </AppBar>
        <Drawer
          open={open}
          onClose={() => setOpen(false)}
          slotProps={{ paper: { role: 'dialog', 'aria-label': 'Navigation' } }}
        >
          <Places
            current={place}
            onChoose={(next) => {
              setPlace(next);
              setOpen(false);
            }}
          />
        </Drawer>
        <Grid container spacing={2} sx={{ p: 2 }}>
          {stats.map((stat) => (
            <Grid key={stat.name} size={{ xs: 12, sm: 4 }}>
              <StatCard {...stat} />
            </Grid>
          ))}
          <Grid size={{ xs: 12, md: 5 }}>
            <WeekChart />
          </Grid>
          <Grid size={{ xs: 12, md: 7 }}>
            <OrderTable />
          </Grid>
        </Grid>
      </Box>
    </>
  );
}

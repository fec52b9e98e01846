import LocalCafeIcon from '@mui/icons-material/LocalCafe';
import LaptopIcon from '@mui/icons-material/LaptopMac';
import HotelIcon from '@mui/icons-material/Hotel';
import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import Typography from '@mui/material/Typography';

const day = [
  { time: '08:00', text: 'Coffee', icon: <LocalCafeIcon fontSize="small" /> },
  { time: '09:00', text: 'Work', icon: <LaptopIcon fontSize="small" /> },
  { time: '22:30', text: 'Sleep', icon: <HotelIcon fontSize="small" /> },
];

export default function IconTimeline() {
  return (
    <Timeline sx={{ width: 280 }}>
      {day.map(({ time, text, icon }) => (
        <TimelineItem key={time}>
          <TimelineOppositeContent sx={{ m: 'auto 0', color: 'text.secondary' }}>
            <time>{time}</time>
          </TimelineOppositeContent>
          <TimelineSeparator>
            <TimelineConnector />
            <TimelineDot color="primary">{icon}</TimelineDot>
            <TimelineConnector />
          </TimelineSeparator>
          <TimelineContent sx={{ py: '12px' }}>
            <Typography>{text}</Typography>
          </TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}

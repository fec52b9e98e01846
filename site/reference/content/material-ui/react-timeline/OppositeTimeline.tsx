import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const day = [
  { time: '09:30', what: 'Arrival' },
  { time: '10:00', what: 'Talk' },
  { time: '12:00', what: 'Lunch' },
];

export default function OppositeTimeline() {
  return (
    <Timeline position="alternate">
      {day.map(({ time, what }, at) => (
        <TimelineItem key={time}>
          <TimelineOppositeContent sx={{ color: 'text.secondary' }}>
            <time>{time}</time>
          </TimelineOppositeContent>
          <TimelineSeparator>
            <TimelineDot variant="outlined" color="primary" />
            {at < day.length - 1 ? <TimelineConnector /> : null}
          </TimelineSeparator>
          <TimelineContent>{what}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}

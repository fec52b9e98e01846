import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const events = [
  { text: 'Ordered', color: 'success', variant: 'filled' },
  { text: 'Packed', color: 'success', variant: 'outlined' },
  { text: 'Delayed', color: 'error', variant: 'filled' },
  { text: 'Delivered', color: 'grey', variant: 'outlined' },
] as const;

export default function ColoredTimeline() {
  return (
    <Timeline position="alternate">
      {events.map(({ text, color, variant }, at) => (
        <TimelineItem key={text}>
          <TimelineSeparator>
            <TimelineDot color={color} variant={variant} />
            {at < events.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{text}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}

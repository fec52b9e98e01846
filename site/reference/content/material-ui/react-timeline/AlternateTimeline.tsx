import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import Typography from '@mui/material/Typography';

const releases = [
  { version: '1.0', text: 'First stable release' },
  { version: '2.0', text: 'Dark mode' },
  { version: '3.0', text: 'CSS variables' },
];

export default function AlternateTimeline() {
  return (
    <Timeline position="alternate">
      {releases.map(({ version, text }, at) => (
        <TimelineItem key={version}>
          <TimelineSeparator>
            <TimelineDot color="primary" variant="outlined" />
            {at < releases.length - 1 ? <TimelineConnector /> : null}
          </TimelineSeparator>
          <TimelineContent>
            <Typography component="span" sx={{ fontWeight: 500 }}>
              {version}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {text}
            </Typography>
          </TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}

import Check from '@mui/icons-material/Check';
import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem, { timelineItemClasses } from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import Typography from '@mui/material/Typography';

const releases = ['Version 3', 'Version 2', 'Version 1'];

export default function LeftTimeline() {
  return (
    <Timeline sx={{ [`& .${timelineItemClasses.root}::before`]: { flex: 0, padding: 0 } }}>
      {releases.map((name, at) => (
        <TimelineItem key={name}>
          <TimelineSeparator>
            <TimelineDot color="success">
              <Check fontSize="small" />
            </TimelineDot>
            {at < releases.length - 1 ? <TimelineConnector /> : null}
          </TimelineSeparator>
          <TimelineContent>
            <Typography variant="h6" component="p">
              {name}
            </Typography>
            <Typography>Released</Typography>
          </TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}

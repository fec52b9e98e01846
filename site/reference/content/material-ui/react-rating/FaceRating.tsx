import type { ComponentType, HTMLAttributes } from 'react';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';
import MoodBadIcon from '@mui/icons-material/MoodBad';
import SentimentNeutralIcon from '@mui/icons-material/SentimentNeutral';
import SentimentSatisfiedIcon from '@mui/icons-material/SentimentSatisfied';

const faces: Record<number, { Icon: ComponentType; label: string }> = {
  1: { Icon: MoodBadIcon, label: 'Unhappy' },
  2: { Icon: SentimentNeutralIcon, label: 'Neutral' },
  3: { Icon: SentimentSatisfiedIcon, label: 'Happy' },
};

function Face({ value = 1, ...other }: HTMLAttributes<HTMLSpanElement> & { value?: number }) {
  const { Icon } = faces[value];
  return (
    <span {...other}>
      <Icon />
    </span>
  );
}

export default function FaceRating() {
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0 }}>
      <Typography component="legend">How was your visit?</Typography>
      <Rating
        name="face-rating"
        max={3}
        defaultValue={2}
        highlightSelectedOnly
        getLabelText={(value) => faces[value].label}
        slotProps={{ icon: { component: Face } }}
      />
    </Box>
  );
}

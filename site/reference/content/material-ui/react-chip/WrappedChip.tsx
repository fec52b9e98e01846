import Chip, { chipClasses } from '@mui/material/Chip';

export default function WrappedChip() {
  return (
    <Chip
      label="A label that needs more than one line"
      sx={{
        width: 180,
        height: 'auto',
        py: 0.5,
        [`& .${chipClasses.label}`]: { display: 'block', whiteSpace: 'normal' },
      }}
    />
  );
}

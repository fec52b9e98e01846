import { Button, buttonClasses } from '@mui/base/Button';
import Box from '@mui/system/Box';

const chip = {
  px: 2,
  py: 1,
  border: '1px solid',
  borderRadius: 99,
  color: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 10%, transparent)' },
  [`&.${buttonClasses.focusVisible}`]: { outline: '3px solid #0b6bcb', outlineOffset: 2 },
};

export default function ButtonRoots() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        '& .chip': chip,
      }}
    >
      <Button className="chip" slots={{ root: 'span' }}>
        A span
      </Button>
      <Button className="chip" href="#custom-structure">
        A link
      </Button>
    </Box>
  );
}

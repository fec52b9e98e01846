import Input from '@mui/joy/Input';

export default function SlotProps() {
  return (
    <Input
      defaultValue={50}
      startDecorator="%"
      slotProps={{
        input: {
          'aria-label': 'Share in per cent',
          type: 'number',
          min: 0,
          max: 100,
          step: 5,
          sx: { textAlign: 'end' },
        },
        startDecorator: { sx: { fontWeight: 'lg' } },
      }}
      sx={{ width: 120 }}
    />
  );
}

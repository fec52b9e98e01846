import { useSwitch } from '@mui/base/useSwitch';
import Box from '@mui/system/Box';

export default function UseSwitch() {
  const { getInputProps, checked, focusVisible } = useSwitch({ defaultChecked: true });

  return (
    <Box
      component="label"
      sx={{
        position: 'relative',
        display: 'inline-block',
        px: 3,
        py: 1,
        border: '2px solid',
        borderRadius: 99,
        backgroundColor: checked ? '#0b6bcb' : 'transparent',
        borderColor: checked ? '#0b6bcb' : 'currentColor',
        color: checked ? '#fff' : 'inherit',
        outline: focusVisible ? '3px solid #0b6bcb' : 'none',
        outlineOffset: 2,
      }}
    >
      <input {...getInputProps()} style={{ position: 'absolute', opacity: 0 }} />
      Subtitles <span aria-hidden="true">{checked ? '✓' : '✕'}</span>
    </Box>
  );
}

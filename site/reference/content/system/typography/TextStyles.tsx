import Box from '@mui/material/Box';

const styles = {
  "fontWeight: 'light'": { fontWeight: 'light' },
  "fontWeight: 'bold'": { fontWeight: 'bold' },
  "fontStyle: 'italic'": { fontStyle: 'italic' },
  'fontSize: 24': { fontSize: 24 },
  "fontSize: 'h6.fontSize'": { fontSize: 'h6.fontSize' },
  "fontFamily: 'monospace'": { fontFamily: 'monospace' },
  'letterSpacing: 6': { letterSpacing: 6 },
  'lineHeight: 2.5': { lineHeight: 2.5 },
  "textTransform: 'uppercase'": { textTransform: 'uppercase' },
  "textAlign: 'end'": { textAlign: 'end' },
};

export default function TextStyles() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      {Object.entries(styles).map(([name, sx]) => (
        <Box key={name} sx={[{ py: 0.5, borderBottom: 1, borderColor: 'divider' }, sx]}>
          {name}
        </Box>
      ))}
    </Box>
  );
}

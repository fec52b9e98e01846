import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import CloudUploadIcon from '@mui/icons-material/CloudUpload';

const HiddenInput = styled('input')({
  clipPath: 'inset(50%)',
  height: 1,
  overflow: 'hidden',
  position: 'absolute',
  bottom: 0,
  left: 0,
  whiteSpace: 'nowrap',
  width: 1,
});

export default function UploadButton() {
  const [names, setNames] = React.useState<string[]>([]);

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button
        component="label"
        role={undefined}
        tabIndex={-1}
        variant="contained"
        startIcon={<CloudUploadIcon />}
      >
        Choose files
        <HiddenInput
          type="file"
          multiple
          onChange={(event) => setNames(Array.from(event.target.files ?? [], (file) => file.name))}
        />
      </Button>
      <Typography variant="body2" role="status">
        {names.length === 0 ? 'No file chosen' : names.join(', ')}
      </Typography>
    </Stack>
  );
}

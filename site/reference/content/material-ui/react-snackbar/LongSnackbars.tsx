import Button from '@mui/material/Button';
import SnackbarContent from '@mui/material/SnackbarContent';
import Stack from '@mui/material/Stack';

export default function LongSnackbars() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 560 }}>
      <SnackbarContent role="status" message="Saved." />
      <SnackbarContent
        role="status"
        message="This file was changed by somebody else while you were editing it. Your changes are kept as a copy."
        action={
          <Button color="inherit" size="small">
            Open the copy
          </Button>
        }
      />
    </Stack>
  );
}

import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import SaveIcon from '@mui/icons-material/Save';

/** Stands for a request to a server. */
function save() {
  return new Promise<void>((resolve) => {
    setTimeout(resolve, 2000);
  });
}

export default function SaveButton() {
  const [saving, setSaving] = React.useState(false);

  const handleClick = async () => {
    setSaving(true);
    await save();
    setSaving(false);
  };

  return (
    <Stack direction="row" spacing={2}>
      <Button
        variant="contained"
        loading={saving}
        loadingPosition="start"
        startIcon={<SaveIcon />}
        onClick={handleClick}
      >
        Save
      </Button>
      <Button variant="outlined" loading={saving} onClick={handleClick}>
        Save and close
      </Button>
    </Stack>
  );
}

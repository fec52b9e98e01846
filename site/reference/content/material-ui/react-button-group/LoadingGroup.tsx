import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import SaveIcon from '@mui/icons-material/Save';

export default function LoadingGroup() {
  const [saving, setSaving] = React.useState(false);

  return (
    <ButtonGroup variant="outlined" aria-label="Document">
      <Button
        loading={saving}
        loadingPosition="start"
        startIcon={<SaveIcon />}
        onClick={() => setSaving(true)}
      >
        Save
      </Button>
      <Button disabled={!saving} onClick={() => setSaving(false)}>
        Stop
      </Button>
    </ButtonGroup>
  );
}

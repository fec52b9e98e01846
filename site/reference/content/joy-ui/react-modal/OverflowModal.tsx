import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import ModalOverflow from '@mui/joy/ModalOverflow';
import Stack from '@mui/joy/Stack';

const lines = Array.from({ length: 30 }, (_, at) => `Condition ${at + 1}`);

export default function OverflowModal() {
  const [kind, setKind] = React.useState<'content' | 'dialog'>();
  const close = () => setKind(undefined);

  const dialog = (
    <ModalDialog>
      <ModalClose />
      <DialogTitle>Conditions</DialogTitle>
      <DialogContent sx={kind === 'dialog' ? { overflow: 'visible' } : {}} tabIndex={0}>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </DialogContent>
    </ModalDialog>
  );

  return (
    <Stack direction="row" spacing={1}>
      <Button variant="outlined" onClick={() => setKind('content')}>
        The content scrolls
      </Button>
      <Button variant="outlined" onClick={() => setKind('dialog')}>
        The dialog scrolls
      </Button>
      <Modal open={kind !== undefined} onClose={close}>
        {kind === 'dialog' ? <ModalOverflow>{dialog}</ModalOverflow> : dialog}
      </Modal>
    </Stack>
  );
}

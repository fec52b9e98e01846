import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal, { type ModalProps } from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import type { Controls } from 'docs-nav/react';
import { useState } from 'react';

export const controls = {
  only: ['hideBackdrop', 'disableEscapeKeyDown', 'disableScrollLock', 'keepMounted', 'disableRestoreFocus'],
} satisfies Controls<typeof Modal>;

export default function ModalPlayground(props: Partial<ModalProps>) {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show the terms
      </Button>
      <Modal {...props} open={open} onClose={() => setOpen(false)}>
        <ModalDialog>
          <ModalClose />
          <DialogTitle>Terms of delivery</DialogTitle>
          <DialogContent>Orders before noon leave on the same day.</DialogContent>
        </ModalDialog>
      </Modal>
    </>
  );
}

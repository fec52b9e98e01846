import { Button, Modal } from 'pebble';
import type { ButtonProps, ModalProps } from 'pebble';

const props: ButtonProps = { tone: 'loud' };

export default function RemovedExport(more: ModalProps) {
  return (
    <Modal {...more}>
      <Button {...props}>Save</Button>
    </Modal>
  );
}

import { Button, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';

export default function Basic() {
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <Modal opened={opened} onClose={close} title="Title">
        Text
      </Modal>
      <Button onClick={open}>Open</Button>
    </>
  );
}

import { FloatingPanel } from '@ark-ui/react';
import type { ComponentProps } from 'react';

export default function FloatingPanelPlayground(props: ComponentProps<typeof FloatingPanel.Root>) {
  return (
    <FloatingPanel.Root {...props}>
      <FloatingPanel.Trigger>Open</FloatingPanel.Trigger>
      <FloatingPanel.Positioner>
        <FloatingPanel.Content>
          <FloatingPanel.Header>
            <FloatingPanel.Title>Panel</FloatingPanel.Title>
          </FloatingPanel.Header>
          <FloatingPanel.Body>Text</FloatingPanel.Body>
        </FloatingPanel.Content>
      </FloatingPanel.Positioner>
    </FloatingPanel.Root>
  );
}

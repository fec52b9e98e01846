import { Accordion } from 'radix-ui';
import type { ComponentProps } from 'react';

export default function AccordionPlayground(props: ComponentProps<typeof Accordion.Root>) {
  return (
    <Accordion.Root {...props}>
      <Accordion.Item value="a">
        <Accordion.Header>
          <Accordion.Trigger>Is it accessible?</Accordion.Trigger>
        </Accordion.Header>
        <Accordion.Content>Yes.</Accordion.Content>
      </Accordion.Item>
    </Accordion.Root>
  );
}

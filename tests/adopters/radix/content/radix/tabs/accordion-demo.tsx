import { Accordion } from 'radix-ui';
import './accordion-demo.css';

export default function AccordionDemo() {
  return (
    <Accordion.Root className="AccordionRoot" type="single" defaultValue="one" collapsible>
      <Accordion.Item value="one">
        <Accordion.Header>
          <Accordion.Trigger>Is it accessible?</Accordion.Trigger>
        </Accordion.Header>
        <Accordion.Content>Yes.</Accordion.Content>
      </Accordion.Item>
      <Accordion.Item value="two">
        <Accordion.Header>
          <Accordion.Trigger>Is it unstyled?</Accordion.Trigger>
        </Accordion.Header>
        <Accordion.Content>Yes, too.</Accordion.Content>
      </Accordion.Item>
    </Accordion.Root>
  );
}

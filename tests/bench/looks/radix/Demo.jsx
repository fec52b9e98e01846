import {
  Badge,
  Button,
  Callout,
  Card,
  Checkbox,
  Code,
  Heading,
  Progress,
  Slider,
  Switch,
  Table,
  Tabs,
  Text,
  TextField,
} from '@radix-ui/themes';

export default function Demo() {
  return (
    <div className="looks">
      <Heading>Heading</Heading>
      <Text color="gray">Text</Text>
      {['solid', 'soft', 'outline', 'ghost'].map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
      <Badge color="green">Badge</Badge> <Code>code</Code>
      <Text as="label">
        <Checkbox defaultChecked /> Check
      </Text>
      <Text as="label">
        <Switch defaultChecked /> Switch
      </Text>
      <TextField.Root defaultValue="Ada" />
      <Slider defaultValue={[40]} />
      <Progress value={40} />
      <Callout.Root>
        <Callout.Text>Careful.</Callout.Text>
      </Callout.Root>
      <Card>Card</Card>
      <Tabs.Root defaultValue="a">
        <Tabs.List>
          <Tabs.Trigger value="a">A</Tabs.Trigger>
          <Tabs.Trigger value="b">B</Tabs.Trigger>
        </Tabs.List>
      </Tabs.Root>
      <Table.Root>
        <Table.Body>
          <Table.Row>
            <Table.Cell>1</Table.Cell>
            <Table.Cell>2</Table.Cell>
          </Table.Row>
        </Table.Body>
      </Table.Root>
    </div>
  );
}

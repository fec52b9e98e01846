import {
  Alert,
  Badge,
  Button,
  Card,
  Checkbox,
  Code,
  Heading,
  Input,
  Progress,
  Switch,
  Table,
  Tabs,
  Text,
} from '@chakra-ui/react';

export default function Demo() {
  return (
    <div className="looks">
      <Heading size="lg">Heading</Heading>
      <Text color="fg.muted">Text</Text>
      {['solid', 'subtle', 'outline', 'ghost'].map((variant) => (
        <Button key={variant} variant={variant} colorPalette="teal">
          {variant}
        </Button>
      ))}
      <Badge colorPalette="green">Badge</Badge> <Badge>Other</Badge> <Code>code</Code>
      <Checkbox.Root defaultChecked>
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>Check</Checkbox.Label>
      </Checkbox.Root>
      <Switch.Root defaultChecked>
        <Switch.HiddenInput />
        <Switch.Control />
        <Switch.Label>Switch</Switch.Label>
      </Switch.Root>
      <Input defaultValue="Ada" />
      <Progress.Root value={40}>
        <Progress.Track>
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
      <Alert.Root status="info">
        <Alert.Indicator />
        <Alert.Title>Alert</Alert.Title>
      </Alert.Root>
      <Card.Root>
        <Card.Body>Card</Card.Body>
      </Card.Root>
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

import {
  Alert,
  Badge,
  Button,
  Card,
  Checkbox,
  Code,
  Progress,
  Switch,
  Table,
  Tabs,
  Text,
  TextInput,
  Title,
} from '@mantine/core';

export default function Demo() {
  return (
    <div className="looks">
      <Title order={2}>Title</Title>
      <Text c="dimmed">Text</Text>
      {['filled', 'light', 'outline', 'default'].map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
      <Badge color="green">Badge</Badge> <Code>code</Code>
      <Checkbox label="Check" defaultChecked />
      <Switch label="Switch" defaultChecked />
      <TextInput label="Name" description="Yours" defaultValue="Ada" />
      <Progress value={40} />
      <Alert title="Alert">Careful.</Alert>
      <Card withBorder radius="lg">
        Card
      </Card>
      <Tabs defaultValue="a">
        <Tabs.List>
          <Tabs.Tab value="a">A</Tabs.Tab>
          <Tabs.Tab value="b">B</Tabs.Tab>
        </Tabs.List>
      </Tabs>
      <Table data={{ head: ['a', 'b'], body: [[1, 2]] }} />
    </div>
  );
}

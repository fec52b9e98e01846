import {
  Alert,
  Avatar,
  Button,
  Card,
  Checkbox,
  Chip,
  Input,
  Kbd,
  Label,
  Link,
  Separator,
  Slider,
  Surface,
  Switch,
  Tabs,
} from '@heroui/react';

export default function Demo() {
  return (
    <div className="looks">
      {['primary', 'secondary', 'tertiary', 'ghost', 'danger'].map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
      <Chip color="success">Chip</Chip> <Kbd>K</Kbd> <Link href="#link">Link</Link>
      <Avatar>
        <Avatar.Fallback>A</Avatar.Fallback>
      </Avatar>
      <Checkbox defaultSelected>
        <Checkbox.Control>
          <Checkbox.Indicator />
        </Checkbox.Control>
        Check
      </Checkbox>
      <Switch defaultSelected>
        <Switch.Control>
          <Switch.Thumb />
        </Switch.Control>
        Switch
      </Switch>
      <Label>Name</Label>
      <Input aria-label="Name" defaultValue="Ada" />
      <Slider defaultValue={40} aria-label="Slider">
        <Slider.Track>
          <Slider.Fill />
          <Slider.Thumb />
        </Slider.Track>
      </Slider>
      <Separator />
      <Alert status="warning">
        <Alert.Indicator />
        <Alert.Content>
          <Alert.Title>Alert</Alert.Title>
          <Alert.Description>Careful.</Alert.Description>
        </Alert.Content>
      </Alert>
      <Card>
        <Card.Header>
          <Card.Title>Card</Card.Title>
        </Card.Header>
        <Card.Content>Text</Card.Content>
      </Card>
      <Surface>Surface</Surface>
      <Tabs defaultSelectedKey="a">
        <Tabs.ListContainer>
          <Tabs.List aria-label="Tabs">
            <Tabs.Tab id="a">
              A<Tabs.Indicator />
            </Tabs.Tab>
            <Tabs.Tab id="b">B</Tabs.Tab>
          </Tabs.List>
        </Tabs.ListContainer>
        <Tabs.Panel id="a">a</Tabs.Panel>
      </Tabs>
    </div>
  );
}

import {
  Alert,
  Button,
  Card,
  Checkbox,
  Input,
  Progress,
  Radio,
  Slider,
  Switch,
  Table,
  Tabs,
  Tag,
  Typography,
} from 'antd';

export default function Demo() {
  return (
    <div className="looks">
      <Typography.Title level={2}>Title</Typography.Title>
      <Typography.Text type="secondary">Text</Typography.Text>
      {['primary', 'default', 'dashed', 'text'].map((type) => (
        <Button key={type} type={type}>
          {type}
        </Button>
      ))}
      <Tag color="success">Tag</Tag> <Typography.Text code>code</Typography.Text>
      <Checkbox defaultChecked>Check</Checkbox>
      <Radio defaultChecked>Radio</Radio>
      <Switch defaultChecked />
      <Input defaultValue="Ada" />
      <Slider defaultValue={40} />
      <Progress percent={40} />
      <Alert title="Alert" type="warning" />
      <Card title="Card">Text</Card>
      <Tabs
        items={[
          { key: 'a', label: 'A', children: 'a' },
          { key: 'b', label: 'B', children: 'b' },
        ]}
      />
      <Table columns={[{ title: 'a', dataIndex: 'a' }]} dataSource={[{ key: 1, a: 1 }]} pagination={false} />
    </div>
  );
}

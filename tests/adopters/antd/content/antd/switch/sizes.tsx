import { Space, Switch } from 'antd';

export default function Sizes() {
  return (
    <Space>
      <Switch defaultChecked checkedChildren="On" unCheckedChildren="Off" />
      <Switch size="small" />
      <Switch disabled />
    </Space>
  );
}

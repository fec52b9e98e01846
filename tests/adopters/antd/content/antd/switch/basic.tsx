import { Switch } from 'antd';

export default function Basic() {
  return <Switch defaultChecked />;
}

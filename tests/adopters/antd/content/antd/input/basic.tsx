import { Input } from 'antd';

export default function Basic() {
  return <Input placeholder="Basic usage" />;
}

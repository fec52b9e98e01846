import { Input } from 'antd';

export default function Password() {
  return <Input.Password defaultValue="secret" />;
}

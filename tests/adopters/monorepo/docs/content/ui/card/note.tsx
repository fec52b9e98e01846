import { Card } from '@acme/ui';

export default function Note() {
  return <Card title="Late">Fetched when it is wanted.</Card>;
}

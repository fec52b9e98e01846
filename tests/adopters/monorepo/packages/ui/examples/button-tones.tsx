import { Button } from '@acme/ui';

export function ButtonTones() {
  return (
    <>
      <Button>Quiet</Button>
      <Button tone="loud">Loud</Button>
    </>
  );
}

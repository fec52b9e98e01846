import { Card } from '@acme/ui';
import { lazy, Suspense } from 'react';

export function Plain() {
  return <Card title="Plain">Nothing else.</Card>;
}

const Note = lazy(() => import('./note'));

export function Lazy() {
  return (
    <Suspense fallback={<p>Loading</p>}>
      <Note />
    </Suspense>
  );
}

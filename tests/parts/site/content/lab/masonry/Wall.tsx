import * as React from 'react';

export default function Wall() {
  const [bricks, setBricks] = React.useState(3);
  return <button onClick={() => setBricks(bricks + 1)}>{'#'.repeat(bricks)}</button>;
}

import { useEffect, useState } from 'react';

const size = () => `${window.innerWidth} × ${window.innerHeight}`;

export default function WindowSize() {
  const [text, setText] = useState(size);

  useEffect(() => {
    const update = () => setText(size());
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, []);

  return <p>This window is {text} pixels large.</p>;
}

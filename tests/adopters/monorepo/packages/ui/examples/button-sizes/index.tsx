import { Button } from '@acme/ui';
import sizes from './sizes.json';
import './sizes.css';

export default function ButtonSizes() {
  return (
    <div className="sizes">
      {sizes.map((size) => (
        <Button key={size} size={size as 'small' | 'medium'}>
          {size}
        </Button>
      ))}
    </div>
  );
}

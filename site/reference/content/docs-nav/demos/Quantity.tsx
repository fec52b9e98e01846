import { useState } from 'react';
import styles from './quantity.module.css';

export default function Quantity() {
  const [count, setCount] = useState(1);

  return (
    <div className={styles.field} role="group" aria-label="Quantity">
      <button type="button" className={styles.step} disabled={count === 0} onClick={() => setCount(count - 1)} aria-label="One less">
        −
      </button>
      <output className={styles.count}>{count}</output>
      <button type="button" className={styles.step} onClick={() => setCount(count + 1)} aria-label="One more">
        +
      </button>
    </div>
  );
}

import { useState } from 'react';
import styles from './stars.module.css';

export default function Stars() {
  const [stars, setStars] = useState(4);

  return (
    <fieldset className={styles.stars}>
      <legend>Rate this page</legend>
      {[1, 2, 3, 4, 5].map((value) => (
        <label key={value} data-on={value <= stars}>
          <input
            type="radio"
            name="stars"
            aria-label={`${value} of 5 stars`}
            checked={value === stars}
            onChange={() => setStars(value)}
          />
          ★
        </label>
      ))}
    </fieldset>
  );
}

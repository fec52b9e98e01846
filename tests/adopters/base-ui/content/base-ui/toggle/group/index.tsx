import { Toggle } from '@base-ui/react/toggle';
import { ToggleGroup } from '@base-ui/react/toggle-group';
import styles from './index.module.css';

export default function ExampleToggleGroup() {
  return (
    <ToggleGroup defaultValue={['left']} className={styles.Panel}>
      <Toggle aria-label="Align left" value="left" className={styles.Button}>
        L
      </Toggle>
      <Toggle aria-label="Align right" value="right" className={styles.Button}>
        R
      </Toggle>
    </ToggleGroup>
  );
}

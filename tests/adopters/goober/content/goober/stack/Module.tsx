import styles from './module.module.scss';

export default function Module() {
  return <div className={styles['box']}>Box</div>;
}

import { Card } from '@acme/ui';
import { shout } from '@/lib/shout';
import picture from './sun.svg';
import styles from './picture-card.module.css';

export default function PictureCard() {
  return (
    <div className={styles.frame}>
      <Card title={shout('Sun')} picture={picture} />
    </div>
  );
}

import type { ReactNode } from 'react';
import styles from './Card.module.css';

export interface CardProps {
  /** What is on top. */
  title: ReactNode;
  /** Address of a picture. */
  picture?: string;
  children?: ReactNode;
}

/** A box with a title. */
export function Card({ title, picture, children }: CardProps) {
  return (
    <section className={styles.card}>
      {picture === undefined ? null : <img src={picture} alt="" width={48} height={48} />}
      <h3>{title}</h3>
      {children}
    </section>
  );
}

export interface BadgeProps {
  /** What it says. */
  text: string;
}
export default function Badge(props: BadgeProps): import('react').ReactElement;

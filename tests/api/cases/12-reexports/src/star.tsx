/** With points. */
export const Star = (p: {
  /** How many there are. */
  points?: number;
}) => <i>{p.points}</i>;

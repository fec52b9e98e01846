import { css } from 'goober';

const tall = css`
  block-size: 6rem;
  inline-size: 6rem;
  border-radius: 50%;
  background: var(--accent);
`;

export default function Css() {
  return <div className={tall} />;
}

import { styled } from 'styled-components';

const Badge = styled.span<{ $hue: number }>`
  display: inline-block;
  margin: 4px;
  padding: 4px 12px;
  border-radius: 999px;
  background: light-dark(oklch(0.93 0.05 ${({ $hue }) => $hue}), oklch(0.32 0.07 ${({ $hue }) => $hue}));
  color: light-dark(oklch(0.35 0.1 ${({ $hue }) => $hue}), oklch(0.9 0.07 ${({ $hue }) => $hue}));
  font: 500 14px/1.5 system-ui, sans-serif;
`;

export default function Badges() {
  return (
    <div>
      <Badge $hue={150}>Stable</Badge>
      <Badge $hue={70}>Preview</Badge>
      <Badge $hue={20}>Deprecated</Badge>
    </div>
  );
}

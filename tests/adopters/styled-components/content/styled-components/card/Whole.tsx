import { createGlobalStyle } from 'styled-components';

const Page = createGlobalStyle`
  body {
    background: papayawhip;
  }

  p {
    color: firebrick;
  }
`;

export default function Whole() {
  return (
    <>
      <Page />
      <p>A page of its own.</p>
    </>
  );
}

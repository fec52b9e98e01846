export interface RatioProps {
  width: number;
  height: number;
  caption?: string | number;
}

/** A shape of pictures. */
export default ({ width, height, caption }: RatioProps) => (
  <figure style={{ aspectRatio: width / height }}>
    <figcaption>{caption}</figcaption>
  </figure>
);

import { Slider } from 'radix-ui';
import type { ComponentProps } from 'react';

export default function SliderPlayground(props: ComponentProps<typeof Slider.Root>) {
  return (
    <Slider.Root {...props} defaultValue={[40]}>
      <Slider.Track>
        <Slider.Range />
      </Slider.Track>
      <Slider.Thumb aria-label="Volume" />
    </Slider.Root>
  );
}

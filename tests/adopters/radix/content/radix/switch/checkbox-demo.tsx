import { Checkbox, Label } from 'radix-ui';
import './checkbox-demo.css';

export default function CheckboxDemo() {
  return (
    <div className="CheckboxRow">
      <Checkbox.Root className="CheckboxRoot" defaultChecked id="terms">
        <Checkbox.Indicator className="CheckboxIndicator">✓</Checkbox.Indicator>
      </Checkbox.Root>
      <Label.Root htmlFor="terms">Accept the terms</Label.Root>
    </div>
  );
}

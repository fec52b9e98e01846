import { Switch } from 'radix-ui';
import './switch-demo.css';

export default function SwitchDemo() {
  return (
    <form>
      <label className="Label" htmlFor="airplane">
        Airplane mode
      </label>
      <Switch.Root className="SwitchRoot" id="airplane">
        <Switch.Thumb className="SwitchThumb" />
      </Switch.Root>
    </form>
  );
}
